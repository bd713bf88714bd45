// An output port of a switch, 64 bytes a clock: two queues, packet trimming, ECN.
`default_nettype none

module uet_switch_b64_d1024_c512 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [5:0] registers_trimmable_dscp,
    input  wire   [5:0] registers_control_dscp,
    input  wire   [5:0] registers_trimmed_dscp,
    input  wire   [5:0] registers_trimmed_last_hop_dscp,
    input  wire         registers_last_hop,
    input  wire         registers_trim,
    input  wire  [15:0] registers_trim_level,
    input  wire  [15:0] registers_ecn_level,
    input  wire  [15:0] registers_ecn_ramp,
    input  wire  [15:0] random,
    output wire  [31:0] counts_data,
    output wire  [31:0] counts_control,
    output wire  [31:0] counts_trimmed,
    output wire  [31:0] counts_dropped,
    output wire  [31:0] counts_marked,
    output wire  [31:0] counts_too_long,
    output wire         trace_arrived,
    output wire   [1:0] trace_verdict,
    output wire  [15:0] trace_data_level,
    output wire  [15:0] trace_control_level,
    output wire         trace_left,
    output wire         trace_of_data,
    output wire         trace_marked,
    output wire  [15:0] trace_left_level,
    output wire  [16:0] trace_threshold,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] VERDICT_DATA    = 2'd0;
    localparam [1:0] VERDICT_CONTROL = 2'd1;
    localparam [1:0] VERDICT_TRIMMED = 2'd2;
    localparam [1:0] VERDICT_DROPPED = 2'd3;

    reg    [7:0] index;
    wire   [1:0] find_head_tags;
    wire         find_head_ipv4;
    wire         find_head_ipv6;
    wire   [5:0] find_head_dscp;
    wire   [1:0] find_head_ecn;
    wire         find_head_udp;
    wire  [15:0] find_trim_length;
    wire  [15:0] find_trim_checksum;
    wire   [6:0] find_trim_end;
    wire   [3:0] find_trim_flow;
    wire         find_mark_capable;
    wire   [1:0] find_mark_tags;
    wire         find_mark_ipv4;
    wire  [15:0] find_mark_checksum;
    reg  [511:0] line_1_data;
    reg   [63:0] line_1_keep;
    reg          line_1_last;
    reg          line_1_first;
    reg          line_1_second;
    reg          line_1_cut;
    reg          valid_1;
    reg  [511:0] line_2_data;
    reg   [63:0] line_2_keep;
    reg          line_2_last;
    reg          line_2_first;
    reg          line_2_second;
    reg          line_2_cut;
    reg          valid_2;
    reg  [511:0] line_3_data;
    reg   [63:0] line_3_keep;
    reg          line_3_last;
    reg          line_3_first;
    reg          line_3_second;
    reg          line_3_cut;
    reg          valid_3;
    reg  [511:0] line_4_data;
    reg   [63:0] line_4_keep;
    reg          line_4_last;
    reg          line_4_first;
    reg          line_4_second;
    reg          line_4_cut;
    reg          valid_4;
    reg  [511:0] line_5_data;
    reg   [63:0] line_5_keep;
    reg          line_5_last;
    reg          line_5_first;
    reg          line_5_second;
    reg          line_5_cut;
    reg          valid_5;
    reg          has_room;
    reg          has_control_room;
    reg          is_high;
    reg   [15:0] seen_data;
    reg   [15:0] seen_control;
    reg    [1:0] verdict;
    reg    [1:0] held_verdict;
    reg    [6:0] trim_end;
    reg          trim_is_over;
    reg  [511:0] item_data;
    reg   [63:0] item_keep;
    reg          item_last;
    reg          item_first;
    reg          item_mark_capable;
    reg    [1:0] item_mark_tags;
    reg          item_mark_ipv4;
    reg   [15:0] item_mark_checksum;
    reg          to_data;
    reg          to_control;
    wire         data_queue_up_ready;
    wire [511:0] data_queue_down_payload_data;
    wire  [63:0] data_queue_down_payload_keep;
    wire         data_queue_down_payload_last;
    wire         data_queue_down_payload_first;
    wire         data_queue_down_payload_mark_capable;
    wire   [1:0] data_queue_down_payload_mark_tags;
    wire         data_queue_down_payload_mark_ipv4;
    wire  [15:0] data_queue_down_payload_mark_checksum;
    wire         data_queue_down_valid;
    wire         control_queue_up_ready;
    wire [511:0] control_queue_down_payload_data;
    wire  [63:0] control_queue_down_payload_keep;
    wire         control_queue_down_payload_last;
    wire         control_queue_down_payload_first;
    wire         control_queue_down_payload_mark_capable;
    wire   [1:0] control_queue_down_payload_mark_tags;
    wire         control_queue_down_payload_mark_ipv4;
    wire  [15:0] control_queue_down_payload_mark_checksum;
    wire         control_queue_down_valid;
    reg          shown;
    reg          under_way;
    reg          of_control;
    reg   [15:0] data_beats;
    reg   [15:0] control_beats;
    reg   [16:0] threshold;
    reg   [16:0] compared;
    reg   [15:0] compared_level;
    reg          is_deep;
    reg  [511:0] out_data;
    reg   [63:0] out_keep;
    reg          out_last;
    reg   [31:0] count_data;
    reg   [31:0] count_control;
    reg   [31:0] count_trimmed;
    reg   [31:0] count_dropped;
    reg   [31:0] count_marked;
    reg   [31:0] count_too_long;

    wire         is_over = index == 8'd144;
    wire         is_first = !(|index);
    wire         is_second = index == 8'd1;
    wire         is_longest = index == 8'd143;
    wire   [5:0] trim_dscp = registers_last_hop ? registers_trimmed_last_hop_dscp : registers_trimmed_dscp;
    wire  [15:0] data_level = data_beats;
    wire  [15:0] control_level = control_beats;
    wire         is_ip = find_head_ipv4 || find_head_ipv6;
    wire         is_control_match = find_head_dscp == registers_control_dscp;
    wire         is_control_term = is_control_match || find_head_dscp == registers_trimmed_dscp;
    wire         is_control = is_ip && (is_control_term || find_head_dscp == registers_trimmed_last_hop_dscp);
    wire         may_trim_term = is_ip && find_head_dscp == registers_trimmable_dscp && registers_trim;
    wire         may_trim = may_trim_term && !is_control;
    wire         trims = may_trim && (is_high || !has_room);
    wire         goes_ahead = is_control || trims;
    wire         fits = goes_ahead ? has_control_room : has_room;
    wire         begins = valid_5 && line_5_first;
    wire   [1:0] its_verdict = line_5_first ? verdict : held_verdict;
    wire         is_trimmed = its_verdict == VERDICT_TRIMMED;
    wire         ends_first = find_trim_end <= 7'd64;
    wire   [6:0] cut_at = line_5_first ? find_trim_end : trim_end - 7'd64;
    wire  [63:0] keep_trimmed = line_5_keep & ~({64{1'b1}} << cut_at);
    wire         trim_ends = line_5_first ? ends_first : line_5_second;
    wire         is_gone = is_trimmed && !line_5_first && trim_is_over;
    wire   [7:0] trimmed_tos = {trim_dscp, find_head_ecn};
    wire         goes = !shown || down_ready;
    wire         takes_control = under_way ? of_control : control_queue_down_valid;
    wire         data_taken = goes && !takes_control;
    wire         control_taken = goes && takes_control;
    wire         leaves = takes_control ? control_queue_down_valid : data_queue_down_valid;
    wire         takes = goes && leaves;
    wire         starts_data_choice = takes_control ? control_queue_down_payload_first : data_queue_down_payload_first;
    wire         takes_and_starts_data_choice = takes && starts_data_choice;
    wire         starts_data = takes_and_starts_data_choice && !takes_control;
    wire         marks = starts_data && is_deep && data_queue_down_payload_mark_capable;
    wire         begins_and_is_trimmed = begins && is_trimmed;
    wire         item_data_term = begins_and_is_trimmed && find_head_ipv4;
    wire         item_data_term_2 = item_data_term && find_head_tags == 2'd2;
    wire         item_data_term_3 = item_data_term && find_head_tags == 2'd1;
    wire         item_data_term_4 = begins_and_is_trimmed && find_head_ipv6;
    wire         item_data_term_5 = item_data_term_4 && find_head_tags == 2'd2;
    wire         item_data_term_6 = item_data_term && find_head_tags == 2'd0;
    wire   [7:0] item_data_choice = item_data_term_6 ? find_trim_checksum[7:0] : line_5_data[207:200];
    wire   [7:0] item_data_choice_2 = item_data_term_6 ? find_trim_checksum[15:8] : line_5_data[199:192];
    wire   [7:0] item_data_word = {trimmed_tos[3:0], find_trim_flow};
    wire         item_data_term_7 = item_data_term_4 && find_head_tags == 2'd1;
    wire   [7:0] item_data_choice_3 = item_data_term_2 ? trimmed_tos : line_5_data[191:184];
    wire   [7:0] item_data_choice_4 = item_data_term_7 ? find_trim_length[7:0] : item_data_choice_3;
    wire   [7:0] item_data_choice_5 = item_data_term_7 ? find_trim_length[15:8] : line_5_data[183:176];
    wire         item_data_term_8 = item_data_term_4 && find_head_tags == 2'd0;
    wire   [7:0] item_data_choice_6 = item_data_term_3 ? trimmed_tos : line_5_data[159:152];
    wire   [7:0] item_data_choice_7 = item_data_term_8 ? find_trim_length[7:0] : item_data_choice_6;
    wire   [7:0] item_data_choice_8 = item_data_term_8 ? find_trim_length[15:8] : line_5_data[151:144];
    wire         under_way_choice = takes_control ? control_queue_down_payload_last : data_queue_down_payload_last;
    wire         takes_and_not_takes_control = takes && !takes_control;
    wire         takes_and_takes_control = takes && takes_control;
    wire [511:0] out_data_choice = takes_control ? control_queue_down_payload_data : data_queue_down_payload_data;
    wire         out_data_term = marks && data_queue_down_payload_mark_ipv4;
    wire         out_data_term_2 = out_data_term && data_queue_down_payload_mark_tags == 2'd2;
    wire         out_data_term_3 = out_data_term && data_queue_down_payload_mark_tags == 2'd1;
    wire         out_data_term_4 = out_data_term && data_queue_down_payload_mark_tags == 2'd0;
    wire         out_data_term_5 = marks && !data_queue_down_payload_mark_ipv4;
    wire         out_data_term_6 = out_data_term_5 && data_queue_down_payload_mark_tags == 2'd2;
    wire   [7:0] out_data_choice_191_184 = out_data_choice[191:184];
    wire   [7:0] out_data_choice_2 = out_data_term_2 ? out_data_choice_191_184 | 8'd3 : out_data_choice_191_184;
    wire         out_data_term_7 = out_data_term_5 && data_queue_down_payload_mark_tags == 2'd1;
    wire   [7:0] out_data_choice_159_152 = out_data_choice[159:152];
    wire   [7:0] out_data_choice_3 = out_data_term_3 ? out_data_choice_159_152 | 8'd3 : out_data_choice_159_152;
    wire         out_data_term_8 = out_data_term_5 && data_queue_down_payload_mark_tags == 2'd0;
    wire   [7:0] out_data_choice_127_120 = out_data_choice[127:120];
    wire   [7:0] out_data_choice_4 = out_data_term_4 ? out_data_choice_127_120 | 8'd3 : out_data_choice_127_120;

    uet_switch_head find (
        .clk           (clk),
        .data          (up_payload_data),
        .dscp          (trim_dscp),
        .head_tags     (find_head_tags),
        .head_ipv4     (find_head_ipv4),
        .head_ipv6     (find_head_ipv6),
        .head_dscp     (find_head_dscp),
        .head_ecn      (find_head_ecn),
        .head_udp      (find_head_udp),
        .trim_length   (find_trim_length),
        .trim_checksum (find_trim_checksum),
        .trim_end      (find_trim_end),
        .trim_flow     (find_trim_flow),
        .mark_capable  (find_mark_capable),
        .mark_tags     (find_mark_tags),
        .mark_ipv4     (find_mark_ipv4),
        .mark_checksum (find_mark_checksum)
    );

    block_fifo_w598_d1024 data_queue (
        .clk                        (clk),
        .rst                        (rst),
        .up_payload_data            (item_data),
        .up_payload_keep            (item_keep),
        .up_payload_last            (item_last),
        .up_payload_first           (item_first),
        .up_payload_mark_capable    (item_mark_capable),
        .up_payload_mark_tags       (item_mark_tags),
        .up_payload_mark_ipv4       (item_mark_ipv4),
        .up_payload_mark_checksum   (item_mark_checksum),
        .up_valid                   (to_data),
        .up_ready                   (data_queue_up_ready),
        .down_payload_data          (data_queue_down_payload_data),
        .down_payload_keep          (data_queue_down_payload_keep),
        .down_payload_last          (data_queue_down_payload_last),
        .down_payload_first         (data_queue_down_payload_first),
        .down_payload_mark_capable  (data_queue_down_payload_mark_capable),
        .down_payload_mark_tags     (data_queue_down_payload_mark_tags),
        .down_payload_mark_ipv4     (data_queue_down_payload_mark_ipv4),
        .down_payload_mark_checksum (data_queue_down_payload_mark_checksum),
        .down_valid                 (data_queue_down_valid),
        .down_ready                 (data_taken)
    );

    block_fifo_w598_d512 control_queue (
        .clk                        (clk),
        .rst                        (rst),
        .up_payload_data            (item_data),
        .up_payload_keep            (item_keep),
        .up_payload_last            (item_last),
        .up_payload_first           (item_first),
        .up_payload_mark_capable    (item_mark_capable),
        .up_payload_mark_tags       (item_mark_tags),
        .up_payload_mark_ipv4       (item_mark_ipv4),
        .up_payload_mark_checksum   (item_mark_checksum),
        .up_valid                   (to_control),
        .up_ready                   (control_queue_up_ready),
        .down_payload_data          (control_queue_down_payload_data),
        .down_payload_keep          (control_queue_down_payload_keep),
        .down_payload_last          (control_queue_down_payload_last),
        .down_payload_first         (control_queue_down_payload_first),
        .down_payload_mark_capable  (control_queue_down_payload_mark_capable),
        .down_payload_mark_tags     (control_queue_down_payload_mark_tags),
        .down_payload_mark_ipv4     (control_queue_down_payload_mark_ipv4),
        .down_payload_mark_checksum (control_queue_down_payload_mark_checksum),
        .down_valid                 (control_queue_down_valid),
        .down_ready                 (control_taken)
    );

    always @* begin
        verdict = VERDICT_DATA;
        if (!fits) begin
            verdict = VERDICT_DROPPED;
        end else if (trims) begin
            verdict = VERDICT_TRIMMED;
        end else if (is_control) begin
            verdict = VERDICT_CONTROL;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            index <= 8'd0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            has_room <= 1'b0;
            has_control_room <= 1'b0;
            is_high <= 1'b0;
            trim_is_over <= 1'b0;
            to_data <= 1'b0;
            to_control <= 1'b0;
            shown <= 1'b0;
            under_way <= 1'b0;
            of_control <= 1'b0;
            data_beats <= 16'd0;
            control_beats <= 16'd0;
            is_deep <= 1'b0;
            count_data <= 32'd0;
            count_control <= 32'd0;
            count_trimmed <= 32'd0;
            count_dropped <= 32'd0;
            count_marked <= 32'd0;
            count_too_long <= 32'd0;
        end else begin
            if (up_valid) begin
                index <= up_payload_last ? 8'd0 : is_over ? index : index + 8'd1;
            end
            valid_1 <= up_valid && !is_over;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            has_room <= data_level <= 16'h36c;
            has_control_room <= control_level <= 16'h16c;
            is_high <= data_level >= registers_trim_level;
            if (valid_5) begin
                trim_is_over <= line_5_first ? ends_first : trim_is_over || line_5_second;
            end
            to_data <= valid_5 && its_verdict == VERDICT_DATA;
            to_control <= valid_5 && (its_verdict == VERDICT_CONTROL || is_trimmed) && !is_gone;
            if (takes) begin
                under_way <= !under_way_choice;
                of_control <= takes_control;
            end
            if (to_data && !takes_and_not_takes_control) begin
                data_beats <= data_beats + 16'd1;
            end
            if (takes_and_not_takes_control && !to_data) begin
                data_beats <= data_beats - 16'd1;
            end
            if (to_control && !takes_and_takes_control) begin
                control_beats <= control_beats + 16'd1;
            end
            if (takes_and_takes_control && !to_control) begin
                control_beats <= control_beats - 16'd1;
            end
            is_deep <= threshold < {1'b0, data_level};
            if (goes) begin
                shown <= leaves;
            end
            if (begins && verdict == VERDICT_DATA) begin
                count_data <= count_data + 32'd1;
            end
            if (begins && verdict == VERDICT_CONTROL) begin
                count_control <= count_control + 32'd1;
            end
            if (begins && verdict == VERDICT_TRIMMED) begin
                count_trimmed <= count_trimmed + 32'd1;
            end
            if (begins && verdict == VERDICT_DROPPED) begin
                count_dropped <= count_dropped + 32'd1;
            end
            if (marks) begin
                count_marked <= count_marked + 32'd1;
            end
            if (valid_5 && line_5_cut) begin
                count_too_long <= count_too_long + 32'd1;
            end
        end
    end

    always @(posedge clk) begin
        line_1_data <= up_payload_data;
        line_1_keep <= up_payload_keep;
        line_1_last <= up_payload_last || is_longest;
        line_1_first <= is_first;
        line_1_second <= is_second;
        line_1_cut <= is_longest && !up_payload_last;
        line_2_data <= line_1_data;
        line_2_keep <= line_1_keep;
        line_2_last <= line_1_last;
        line_2_first <= line_1_first;
        line_2_second <= line_1_second;
        line_2_cut <= line_1_cut;
        line_3_data <= line_2_data;
        line_3_keep <= line_2_keep;
        line_3_last <= line_2_last;
        line_3_first <= line_2_first;
        line_3_second <= line_2_second;
        line_3_cut <= line_2_cut;
        line_4_data <= line_3_data;
        line_4_keep <= line_3_keep;
        line_4_last <= line_3_last;
        line_4_first <= line_3_first;
        line_4_second <= line_3_second;
        line_4_cut <= line_3_cut;
        line_5_data <= line_4_data;
        line_5_keep <= line_4_keep;
        line_5_last <= line_4_last;
        line_5_first <= line_4_first;
        line_5_second <= line_4_second;
        line_5_cut <= line_4_cut;
        seen_data <= data_level;
        seen_control <= control_level;
        if (begins) begin
            held_verdict <= verdict;
        end
        if (begins) begin
            trim_end <= find_trim_end;
        end
        item_data <= {
            line_5_data[511:272],
            item_data_term_2 ? find_trim_checksum[7:0] : line_5_data[271:264],
            item_data_term_2 ? find_trim_checksum[15:8] : line_5_data[263:256],
            line_5_data[255:240],
            item_data_term_3 ? find_trim_checksum[7:0] : line_5_data[239:232],
            item_data_term_3 ? find_trim_checksum[15:8] : line_5_data[231:224],
            item_data_term_5 ? find_trim_length[7:0] : line_5_data[223:216],
            item_data_term_5 ? find_trim_length[15:8] : line_5_data[215:208],
            item_data_term_2 ? find_trim_length[7:0] : item_data_choice,
            item_data_term_2 ? find_trim_length[15:8] : item_data_choice_2,
            item_data_term_5 ? item_data_word : item_data_choice_4,
            item_data_term_5 ? {4'd6, trimmed_tos[7:4]} : item_data_choice_5,
            item_data_term_3 ? find_trim_length[7:0] : line_5_data[175:168],
            item_data_term_3 ? find_trim_length[15:8] : line_5_data[167:160],
            item_data_term_7 ? item_data_word : item_data_choice_7,
            item_data_term_7 ? {4'd6, trimmed_tos[7:4]} : item_data_choice_8,
            item_data_term_6 ? find_trim_length[7:0] : line_5_data[143:136],
            item_data_term_6 ? find_trim_length[15:8] : line_5_data[135:128],
            item_data_term_8 ? item_data_word : item_data_term_6 ? trimmed_tos : line_5_data[127:120],
            item_data_term_8 ? {4'd6, trimmed_tos[7:4]} : line_5_data[119:112],
            line_5_data[111:0]
        };
        item_keep <= is_trimmed ? keep_trimmed : line_5_keep;
        item_last <= line_5_last || (is_trimmed && trim_ends);
        item_first <= line_5_first;
        item_mark_capable <= find_mark_capable;
        item_mark_tags <= find_mark_tags;
        item_mark_ipv4 <= find_mark_ipv4;
        item_mark_checksum <= find_mark_checksum;
        threshold <= {1'b0, registers_ecn_level} + {1'b0, random & registers_ecn_ramp};
        compared <= threshold;
        compared_level <= data_level;
        if (goes) begin
            out_data <= {
                out_data_choice[511:272],
                out_data_term_2 ? data_queue_down_payload_mark_checksum[7:0] : out_data_choice[271:264],
                out_data_term_2 ? data_queue_down_payload_mark_checksum[15:8] : out_data_choice[263:256],
                out_data_choice[255:240],
                out_data_term_3 ? data_queue_down_payload_mark_checksum[7:0] : out_data_choice[239:232],
                out_data_term_3 ? data_queue_down_payload_mark_checksum[15:8] : out_data_choice[231:224],
                out_data_choice[223:208],
                out_data_term_4 ? data_queue_down_payload_mark_checksum[7:0] : out_data_choice[207:200],
                out_data_term_4 ? data_queue_down_payload_mark_checksum[15:8] : out_data_choice[199:192],
                out_data_term_6 ? out_data_choice_2 | 8'd48 : out_data_choice_2,
                out_data_choice[183:160],
                out_data_term_7 ? out_data_choice_3 | 8'd48 : out_data_choice_3,
                out_data_choice[151:128],
                out_data_term_8 ? out_data_choice_4 | 8'd48 : out_data_choice_4,
                out_data_choice[119:0]
            };
            out_keep <= takes_control ? control_queue_down_payload_keep : data_queue_down_payload_keep;
            out_last <= under_way_choice;
        end
    end

    assign counts_data = count_data;
    assign counts_control = count_control;
    assign counts_trimmed = count_trimmed;
    assign counts_dropped = count_dropped;
    assign counts_marked = count_marked;
    assign counts_too_long = count_too_long;
    assign trace_arrived = begins;
    assign trace_verdict = verdict;
    assign trace_data_level = seen_data;
    assign trace_control_level = seen_control;
    assign trace_left = takes_and_starts_data_choice;
    assign trace_of_data = !takes_control;
    assign trace_marked = marks;
    assign trace_left_level = compared_level;
    assign trace_threshold = compared;
    assign up_ready = 1'b1;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, find_head_udp, data_queue_up_ready, control_queue_up_ready, control_queue_down_payload_mark_capable, control_queue_down_payload_mark_tags, control_queue_down_payload_mark_ipv4, control_queue_down_payload_mark_checksum};

`ifdef FORMAL
    always @(posedge clk) if (!rst) data_finds_room: assert (!to_data || data_queue_up_ready);
    always @(posedge clk) if (!rst) control_finds_room: assert (!to_control || control_queue_up_ready);
`endif

endmodule

`default_nettype wire
