// Cuts packets into slots of 16 bytes of one part each.
`default_nettype none

module gcm_segment_b16_k256_n14 (
    input  wire         clk,
    input  wire         rst,
    input  wire         room,
    output wire         goes,
    output wire         issue,
    output wire   [7:0] slot_key,
    output wire         slot_text,
    output wire         slot_end,
    output wire         slot_hashed,
    output wire         slot_seal,
    output wire   [4:0] slot_count,
    output wire  [13:0] slot_aad_bytes,
    output wire  [13:0] slot_text_bytes,
    output wire         slot_bad,
    output wire [127:0] block,
    output wire [127:0] data,
    input  wire   [7:0] descriptor_payload_key,
    input  wire  [95:0] descriptor_payload_iv,
    input  wire         descriptor_payload_seal,
    input  wire  [13:0] descriptor_payload_aad_bytes,
    input  wire  [13:0] descriptor_payload_crypt_offset,
    input  wire         descriptor_valid,
    output wire         descriptor_ready,
    input  wire [127:0] up_payload_data,
    input  wire         up_payload_last,
    input  wire   [4:0] up_payload_body,
    input  wire         up_payload_body_ends,
    input  wire         up_payload_short,
    input  wire         up_valid,
    output wire         up_ready
);

    reg  [127:0] first_data;
    reg          first_last;
    reg    [4:0] first_body;
    reg          first_body_ends;
    reg          first_short;
    reg          first_full;
    reg  [127:0] second_data;
    reg          second_last;
    reg    [4:0] second_body;
    reg          second_body_ends;
    reg          second_short;
    reg          second_full;
    reg    [3:0] place;
    reg    [4:0] left_in_first;
    reg          active;
    reg    [7:0] packet_key;
    reg   [95:0] packet_iv;
    reg          packet_seal;
    reg   [13:0] packet_aad_bytes;
    reg   [13:0] pass_left;
    reg          passes;
    reg   [13:0] aad_left;
    reg          has_aad;
    reg    [4:0] wanted;
    reg   [31:0] counter;
    reg          cut_off;
    reg          valid_issue;
    reg    [7:0] taken_issue_key;
    reg          taken_issue_seal;
    reg   [13:0] taken_issue_aad_bytes;
    reg          taken_issue_text;
    reg          taken_issue_end;
    reg          taken_issue_hashed;
    reg    [4:0] taken_issue_count;
    reg          is_short_issue;
    reg  [127:0] bytes_issue;
    reg    [3:0] turn_issue;
    reg    [4:0] kept_issue;
    reg   [13:0] text_bytes;
    reg          too_long;
    reg  [127:0] with_counter_issue;
    reg  [127:0] turned_out;

    wire         dry = first_body_ends && left_in_first == 5'd0;
    wire         takes_first = wanted >= left_in_first;
    wire   [5:0] both = {1'b0, left_in_first} + {1'b0, second_body};
    wire         takes_both = {1'b0, wanted} >= both;
    wire         ends_first = first_body_ends && takes_first;
    wire         ends_second = !first_body_ends && second_body_ends && takes_both;
    wire   [4:0] count = ends_first ? left_in_first : ends_second ? both[4:0] : wanted;
    wire         lacks_term = ends_second && both != {1'b0, wanted};
    wire         lacks = (ends_first && left_in_first != wanted) || lacks_term;
    wire   [5:0] rest_difference = both - {1'b0, wanted};
    wire   [4:0] rest = rest_difference[4:0];
    wire   [3:0] next_place_choice = ends_second ? second_body[3:0] : place + wanted[3:0];
    wire   [3:0] next_place = ends_first ? first_body[3:0] : next_place_choice;
    wire         drains = takes_first && !first_last && (!first_body_ends || first_body[4]);
    wire         go_term = first_last || second_full || (place == 4'd0 && !dry);
    wire         go = room && active && first_full && go_term;
    wire         text = !(passes || has_aad);
    wire         shifts = go && (dry || drains);
    wire         shifts_two = dry && !first_last;
    assign up_ready = !second_full || !first_full || shifts;
    wire         enters = up_valid && up_ready;
    wire         stays = first_full && !shifts;
    wire         advances = first_full && second_full && !shifts_two;
    assign descriptor_ready = !active || (go && dry);
    wire  [13:0] pass_bytes = descriptor_payload_crypt_offset - descriptor_payload_aad_bytes;
    wire   [7:0] taken_key = packet_key;
    wire         taken_seal = packet_seal;
    wire  [13:0] taken_aad_bytes = packet_aad_bytes;
    wire         taken_text = text && !dry;
    wire         taken_end = dry;
    wire         taken_hashed = dry || !passes;
    wire   [4:0] taken_count = dry ? 5'd0 : count;
    wire         is_short = first_short || !text || cut_off;
    wire [127:0] with_counter = {packet_iv, dry ? 32'd1 : counter};
    wire  [15:0] bytes_not = ~({16{1'b1}} << place);
    wire [127:0] bytes = {
        bytes_not[15] ? second_data[127:120] : first_data[127:120],
        bytes_not[14] ? second_data[119:112] : first_data[119:112],
        bytes_not[13] ? second_data[111:104] : first_data[111:104],
        bytes_not[12] ? second_data[103:96] : first_data[103:96],
        bytes_not[11] ? second_data[95:88] : first_data[95:88],
        bytes_not[10] ? second_data[87:80] : first_data[87:80],
        bytes_not[9] ? second_data[79:72] : first_data[79:72],
        bytes_not[8] ? second_data[71:64] : first_data[71:64],
        bytes_not[7] ? second_data[63:56] : first_data[63:56],
        bytes_not[6] ? second_data[55:48] : first_data[55:48],
        bytes_not[5] ? second_data[47:40] : first_data[47:40],
        bytes_not[4] ? second_data[39:32] : first_data[39:32],
        bytes_not[3] ? second_data[31:24] : first_data[31:24],
        bytes_not[2] ? second_data[23:16] : first_data[23:16],
        bytes_not[1] ? second_data[15:8] : first_data[15:8],
        bytes_not[0] ? second_data[7:0] : first_data[7:0]
    };
    wire   [3:0] turn = place;
    wire   [4:0] kept = dry && !packet_seal ? 5'd16 : count;
    wire  [14:0] counted = {1'b0, text_bytes} + {10'd0, taken_issue_count};
    wire [127:0] turned_1 = turn_issue[0] ? {bytes_issue[7:0], bytes_issue[127:8]} : bytes_issue;
    wire [127:0] turned_2 = turn_issue[1] ? {turned_1[15:0], turned_1[127:16]} : turned_1;
    wire [127:0] turned_4 = turn_issue[2] ? {turned_2[31:0], turned_2[127:32]} : turned_2;
    wire [127:0] turned_8 = turn_issue[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire   [7:0] issued_key = taken_issue_key;
    wire         issued_seal = taken_issue_seal;
    wire  [13:0] issued_aad_bytes = taken_issue_aad_bytes;
    wire         issued_text = taken_issue_text;
    wire         issued_end = taken_issue_end;
    wire         issued_hashed = taken_issue_hashed;
    wire   [4:0] issued_count = taken_issue_count;
    wire  [13:0] issued_text_bytes = text_bytes;
    wire         issued_bad = is_short_issue || too_long;
    wire  [15:0] turned_not = ~({16{1'b1}} << kept_issue);
    wire         turned_not_15 = turned_not[15];
    wire         turned_not_14 = turned_not[14];
    wire         turned_not_13 = turned_not[13];
    wire         turned_not_12 = turned_not[12];
    wire         turned_not_11 = turned_not[11];
    wire         turned_not_10 = turned_not[10];
    wire         turned_not_9 = turned_not[9];
    wire         turned_not_8 = turned_not[8];
    wire         turned_not_7 = turned_not[7];
    wire         turned_not_6 = turned_not[6];
    wire         turned_not_5 = turned_not[5];
    wire         turned_not_4 = turned_not[4];
    wire         turned_not_3 = turned_not[3];
    wire         turned_not_2 = turned_not[2];
    wire         turned_not_1 = turned_not[1];
    wire         turned_not_0 = turned_not[0];
    wire [127:0] turned_word = {
        {7{turned_not_15}},
        turned_not[15:14],
        {6{turned_not_14}},
        turned_not[14:13],
        {6{turned_not_13}},
        turned_not[13:12],
        {6{turned_not_12}},
        turned_not[12:11],
        {6{turned_not_11}},
        turned_not[11:10],
        {6{turned_not_10}},
        turned_not[10:9],
        {6{turned_not_9}},
        turned_not[9:8],
        {6{turned_not_8}},
        turned_not[8:7],
        {6{turned_not_7}},
        turned_not[7:6],
        {6{turned_not_6}},
        turned_not[6:5],
        {6{turned_not_5}},
        turned_not[5:4],
        {6{turned_not_4}},
        turned_not[4:3],
        {6{turned_not_3}},
        turned_not[3:2],
        {6{turned_not_2}},
        turned_not[2:1],
        {6{turned_not_1}},
        turned_not[1:0],
        {7{turned_not_0}}
    };
    wire [127:0] turned = turned_8 & turned_word;
    wire         pass_left_13_4_eq_1 = pass_left[13:4] == 10'd1;
    wire         passes_term = pass_left_13_4_eq_1 && pass_left[3:0] == 4'd0;
    wire         passes_term_2 = pass_left[13:4] == 10'd0 || passes_term;
    wire   [4:0] wanted_choice = has_aad ? ((|aad_left[13:4]) ? 5'd16 : aad_left[4:0]) : 5'd16;
    wire   [4:0] wanted_choice_2 = pass_left_13_4_eq_1 ? {1'b0, pass_left[3:0]} : 5'd16;
    wire         aad_left_13_4_eq_1 = aad_left[13:4] == 10'd1;
    wire         has_aad_term = aad_left[13:4] == 10'd0 || (aad_left_13_4_eq_1 && aad_left[3:0] == 4'd0);
    wire         has_aad_and_not_has_aad_term = has_aad && !has_aad_term;
    wire         pass_bytes_any = |pass_bytes;
    wire         has_aad_any = |descriptor_payload_aad_bytes;
    wire   [4:0] wanted_choice_3 = (|pass_bytes[13:4]) ? 5'd16 : pass_bytes[4:0];
    wire         wanted_any = |descriptor_payload_aad_bytes[13:4];
    wire   [4:0] wanted_choice_4 = wanted_any ? 5'd16 : descriptor_payload_aad_bytes[4:0];

    always @(posedge clk) begin
        if (rst) begin
            first_full <= 1'b0;
            second_full <= 1'b0;
            place <= 4'd0;
            active <= 1'b0;
            valid_issue <= 1'b0;
            text_bytes <= 14'd0;
            too_long <= 1'b0;
        end else begin
            if (stays) begin
                if (!second_full) begin
                    second_full <= enters;
                end
            end else if (advances) begin
                second_full <= enters;
            end else begin
                first_full <= enters;
                second_full <= 1'b0;
            end
            if (go) begin
                place <= dry ? 4'd0 : next_place;
            end
            if (descriptor_ready) begin
                active <= descriptor_valid;
            end
            valid_issue <= go;
            if (valid_issue) begin
                if (taken_issue_end) begin
                    text_bytes <= 14'd0;
                    too_long <= 1'b0;
                end else begin
                    if (taken_issue_text) begin
                        text_bytes <= counted[13:0];
                    end
                    too_long <= too_long || counted[14];
                end
            end
        end
    end

    always @(posedge clk) begin
        if (!(stays && second_full)) begin
            second_data <= up_payload_data;
            second_last <= up_payload_last;
            second_body <= up_payload_body;
            second_body_ends <= up_payload_body_ends;
            second_short <= up_payload_short;
        end
        if (stays) begin
            if (go) begin
                left_in_first <= takes_first ? 5'd0 : left_in_first - wanted;
            end
        end else if (advances) begin
            first_data <= second_data;
            first_last <= second_last;
            first_body <= second_body;
            first_body_ends <= second_body_ends;
            first_short <= second_short;
            left_in_first <= first_body_ends ? second_body : takes_both ? 5'd0 : rest;
        end else begin
            first_data <= up_payload_data;
            first_last <= up_payload_last;
            first_body <= up_payload_body;
            first_body_ends <= up_payload_body_ends;
            first_short <= up_payload_short;
            left_in_first <= up_payload_body;
        end
        if (go) begin
            if (passes) begin
                pass_left <= {pass_left[13:4] - 10'd1, pass_left[3:0]};
                passes <= !passes_term_2;
                wanted <= passes_term_2 ? wanted_choice : wanted_choice_2;
            end else begin
                aad_left <= {aad_left[13:4] - 10'd1, aad_left[3:0]};
                has_aad <= has_aad_and_not_has_aad_term;
                wanted <= has_aad_and_not_has_aad_term ? (aad_left_13_4_eq_1 ? {1'b0, aad_left[3:0]} : 5'd16) : 5'd16;
            end
            if (text) begin
                counter <= counter + 32'd1;
            end else begin
                cut_off <= cut_off || lacks;
            end
        end
        if (descriptor_ready) begin
            packet_key <= descriptor_payload_key;
            packet_iv <= descriptor_payload_iv;
            packet_seal <= descriptor_payload_seal;
            packet_aad_bytes <= descriptor_payload_aad_bytes;
            pass_left <= pass_bytes;
            passes <= pass_bytes_any;
            aad_left <= descriptor_payload_aad_bytes;
            has_aad <= has_aad_any;
            wanted <= pass_bytes_any ? wanted_choice_3 : has_aad_any ? wanted_choice_4 : 5'd16;
            counter <= 32'd2;
            cut_off <= 1'b0;
        end
        taken_issue_key <= taken_key;
        taken_issue_seal <= taken_seal;
        taken_issue_aad_bytes <= taken_aad_bytes;
        taken_issue_text <= taken_text;
        taken_issue_end <= taken_end;
        taken_issue_hashed <= taken_hashed;
        taken_issue_count <= taken_count;
        is_short_issue <= is_short;
        bytes_issue <= bytes;
        turn_issue <= turn;
        kept_issue <= kept;
        with_counter_issue <= with_counter;
        turned_out <= turned;
    end

    assign goes = go;
    assign issue = valid_issue;
    assign slot_key = issued_key;
    assign slot_text = issued_text;
    assign slot_end = issued_end;
    assign slot_hashed = issued_hashed;
    assign slot_seal = issued_seal;
    assign slot_count = issued_count;
    assign slot_aad_bytes = issued_aad_bytes;
    assign slot_text_bytes = issued_text_bytes;
    assign slot_bad = issued_bad;
    assign block = with_counter_issue;
    assign data = turned_out;

    wire _unused_ok = &{1'b0, rest_difference[5]};

`ifdef FORMAL
    wire aad_is_before_text_term = descriptor_payload_crypt_offset >= descriptor_payload_aad_bytes;
    wire takes_what_is_there_term = !go || first_body_ends || left_in_first >= wanted;

    always @(posedge clk) if (!rst) aad_is_before_text: assert (!descriptor_valid || aad_is_before_text_term);
    always @(posedge clk) if (!rst) takes_what_is_there: assert (takes_what_is_there_term || second_full);
`endif

endmodule

`default_nettype wire
