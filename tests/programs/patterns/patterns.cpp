// Regular expressions: search, groups, iteration and replacement.
#include <regex>
#include <iostream>
#include <string>
int main()
{
    std::string s = "key = value with spaces ; 2024-03-15 and 1999-12-31, a@b.com";
    std::smatch m;
    std::regex d(R"((\d{4})-(\d{2})-(\d{2}))");
    if (std::regex_search(s, m, d))
        std::cout << m[0] << "|" << m[1] << "|" << m.str(3) << "|" << m.position() << "|" << m.prefix().length()
                  << "\n";
    for (std::sregex_iterator i(s.begin(), s.end(), d), e; i != e; ++i)
        std::cout << (*i)[1] << " ";
    std::cout << "\n";
    std::cout << std::regex_replace(s, d, "$3/$2/$1") << "\n";
    std::cout << std::regex_match("foo123", std::regex("[a-z]+\\d+")) << std::regex_match("foo", std::regex("fo"))
              << std::regex_match("FOO", std::regex("foo", std::regex::icase))
              << std::regex_match("aab", std::regex("(a|b)*?b")) << std::regex_match("abcabc", std::regex("(abc)\\1"))
              << "\n";
    std::string line = "  name=  demo run ";
    std::regex re(R"(^\s*(\w+)\s*=\s*(.*?)\s*$)");
    std::smatch k;
    std::cout << std::regex_match(line, k, re) << "[" << k[1] << "][" << k[2] << "]\n";
    std::string csv = "a,b;;c d";
    std::regex sep("[,; ]+");
    for (std::sregex_token_iterator i(csv.begin(), csv.end(), sep, -1), e; i != e; ++i)
        std::cout << "<" << *i << ">";
    std::cout << "\n";
    std::cout << std::regex_search("xfooy", std::regex("foo(?=y)"))
              << std::regex_search("x foo y", std::regex("\\bfoo\\b"))
              << std::regex_search("xfoo", std::regex("\\bfoo")) << "\n";
    try {
        std::regex bad("(abc");
    } catch (const std::regex_error &e) {
        std::cout << "error\n";
    }
}
