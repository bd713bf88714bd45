// Finds a frame's IP header, and what trimming and marking make of it.
`default_nettype none

module uet_switch_head (
    input  wire         clk,
    input  wire [511:0] data,
    input  wire   [5:0] dscp,
    output reg    [1:0] head_tags,
    output reg          head_ipv4,
    output reg          head_ipv6,
    output reg    [5:0] head_dscp,
    output reg    [1:0] head_ecn,
    output reg          head_udp,
    output reg   [15:0] trim_length,
    output reg   [15:0] trim_checksum,
    output reg    [6:0] trim_end,
    output reg    [3:0] trim_flow,
    output reg          mark_capable,
    output reg    [1:0] mark_tags,
    output reg          mark_ipv4,
    output reg   [15:0] mark_checksum
);

    reg          says_ipv4;
    reg          says_ipv6;
    reg          one_tag;
    reg          two_tags;
    reg  [335:0] held;
    reg  [159:0] ip;
    reg          is_ipv4;
    reg          is_ipv6;
    reg    [1:0] tags;
    reg    [1:0] early_tags;
    reg          early_ipv4;
    reg          early_ipv6;
    reg    [5:0] early_dscp;
    reg    [1:0] early_ecn;
    reg          early_udp;
    reg   [15:0] stated;
    reg   [15:0] least;
    reg   [16:0] some;
    reg   [16:0] others;
    reg          capable;
    reg   [16:0] marked_sum;
    reg    [3:0] flow;
    reg    [6:0] cut_end;
    reg   [18:0] total;
    reg          marks_capable;
    reg   [16:0] marks_sum;
    reg    [1:0] late_head_tags;
    reg          late_head_ipv4;
    reg          late_head_ipv6;
    reg    [5:0] late_head_dscp;
    reg    [1:0] late_head_ecn;
    reg          late_head_udp;
    reg   [15:0] late_length;
    reg    [3:0] late_flow;

    wire [15:0] has_tag_word = {data[103:96], data[111:104]};
    wire        has_tag = has_tag_word == 16'h8100 || has_tag_word == 16'h88a8;
    wire [15:0] twice_word = {data[135:128], data[143:136]};
    wire        twice = has_tag && (twice_word == 16'h8100 || twice_word == 16'h88a8);
    wire  [7:0] first_byte = two_tags ? held[183:176] : one_tag ? held[151:144] : held[119:112];
    wire  [7:0] traffic_class = is_ipv4 ? ip[15:8] : {ip[3:0], ip[15:12]};
    wire        is_udp = (is_ipv4 ? ip[79:72] : ip[55:48]) == 8'd17;
    wire [15:0] old_sum = ~{ip[87:80], ip[95:88]};
    wire [15:0] old_tos = ~{ip[7:0], ip[15:8]};
    wire [15:0] new_tos = {ip[7:0], dscp, traffic_class[1:0]};
    wire  [1:0] ecn = traffic_class[1:0];
    wire        is_short = stated < least;
    wire [15:0] length = is_short ? stated : least;
    wire [15:0] base = early_ipv4 ? 16'd14 : 16'd54;
    wire [15:0] after_tags = base + {12'd0, early_tags, 2'd0};
    wire [16:0] marked_once = {1'b0, marks_sum[15:0]} + {16'd0, marks_sum[16]};
    wire [16:0] trimmed_once = {1'b0, total[15:0]} + {14'd0, total[18:16]};
    wire [15:0] says_ipv4_word = {data[167:160], data[175:168]};
    wire        says_ipv4_choice = has_tag ? twice_word == 16'h800 : has_tag_word == 16'h800;
    wire        says_ipv6_choice = has_tag ? twice_word == 16'h86dd : has_tag_word == 16'h86dd;
    wire [15:0] stated_word = {ip[23:16], ip[31:24]};
    wire [15:0] after_tags_plus_length = after_tags + length;

    always @(posedge clk) begin
        says_ipv4 <= twice ? says_ipv4_word == 16'h800 : says_ipv4_choice;
        says_ipv6 <= twice ? says_ipv4_word == 16'h86dd : says_ipv6_choice;
        one_tag <= has_tag && !twice;
        two_tags <= twice;
        held <= data[335:0];
        ip <= two_tags ? held[335:176] : one_tag ? held[303:144] : held[271:112];
        is_ipv4 <= says_ipv4 && first_byte == 8'd69;
        is_ipv6 <= says_ipv6 && first_byte[7:4] == 4'd6;
        tags <= {two_tags, one_tag};
        early_tags <= tags;
        early_ipv4 <= is_ipv4;
        early_ipv6 <= is_ipv6;
        early_dscp <= traffic_class[7:2];
        early_ecn <= traffic_class[1:0];
        early_udp <= is_udp;
        stated <= is_ipv4 ? stated_word : {ip[39:32], ip[47:40]};
        least <= is_ipv4 ? (is_udp ? 16'd44 : 16'd40) : is_udp ? 16'd24 : 16'd20;
        some <= {1'b0, old_sum} + {1'b0, old_tos};
        others <= {1'b0, new_tos} + {1'b0, ~stated_word};
        capable <= (ecn == 2'd1 || ecn == 2'd2) && (is_ipv4 || is_ipv6);
        marked_sum <= {1'b0, old_sum} + {1'b0, {14'd0, ecn} ^ 16'd3};
        flow <= ip[11:8];
        cut_end <= after_tags_plus_length[6:0];
        total <= {1'b0, {1'b0, some} + {1'b0, others}} + {3'd0, length};
        marks_capable <= capable;
        marks_sum <= marked_sum;
        late_head_tags <= early_tags;
        late_head_ipv4 <= early_ipv4;
        late_head_ipv6 <= early_ipv6;
        late_head_dscp <= early_dscp;
        late_head_ecn <= early_ecn;
        late_head_udp <= early_udp;
        late_length <= length;
        late_flow <= flow;
        head_tags <= late_head_tags;
        head_ipv4 <= late_head_ipv4;
        head_ipv6 <= late_head_ipv6;
        head_dscp <= late_head_dscp;
        head_ecn <= late_head_ecn;
        head_udp <= late_head_udp;
        trim_length <= late_length;
        trim_checksum <= ~(trimmed_once[15:0] + {15'd0, trimmed_once[16]});
        trim_end <= cut_end;
        trim_flow <= late_flow;
        mark_capable <= marks_capable;
        mark_tags <= late_head_tags;
        mark_ipv4 <= late_head_ipv4;
        mark_checksum <= ~(marked_once[15:0] + {15'd0, marked_once[16]});
    end

    wire _unused_ok = &{1'b0, data[511:336], held[111:0], ip[159:96], ip[71:56], after_tags_plus_length[15:7]};

endmodule

`default_nettype wire
