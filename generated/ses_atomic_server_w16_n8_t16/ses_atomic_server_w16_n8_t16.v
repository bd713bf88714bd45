// Atomics of peers and host on 16 words of the NIC, each answered once.
`default_nettype none

module ses_atomic_server_w16_n8_t16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         settings_min_max_number,
    input  wire         settings_wrong_pair_is_type,
    output wire         host_done_valid,
    output wire   [5:0] host_done_code,
    output wire  [63:0] host_done_fetched,
    input  wire  [15:0] up_payload_who,
    input  wire   [5:0] up_payload_code,
    input  wire         up_payload_fetching,
    input  wire [287:0] up_payload_extension,
    input  wire  [31:0] up_payload_request_length,
    input  wire  [13:0] up_payload_payload_length,
    input  wire  [63:0] up_payload_address,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [15:0] answer_payload_who,
    output wire   [5:0] answer_payload_code,
    output wire         answer_payload_has_data,
    output wire  [63:0] answer_payload_data,
    output wire   [3:0] answer_payload_length,
    output wire         answer_valid,
    input  wire         answer_ready,
    input  wire   [7:0] host_payload_opcode,
    input  wire   [7:0] host_payload_data_type,
    input  wire   [6:0] host_payload_address,
    input  wire  [63:0] host_payload_operand,
    input  wire  [63:0] host_payload_compare,
    input  wire         host_valid,
    output wire         host_ready
);

    wire         line_up_ready;
    wire  [15:0] line_down_payload_who;
    wire   [5:0] line_down_payload_code;
    wire         line_down_payload_fetching;
    wire [287:0] line_down_payload_extension;
    wire  [31:0] line_down_payload_request_length;
    wire  [13:0] line_down_payload_payload_length;
    wire  [63:0] line_down_payload_address;
    wire         line_down_valid;
    reg          busy;
    reg   [15:0] now_who;
    reg    [5:0] now_code;
    reg          now_begins_here;
    reg          now_is_long;
    reg    [7:0] now_opcode;
    reg    [7:0] now_data_type;
    reg    [1:0] now_size;
    reg          now_fetching;
    reg          now_swaps;
    reg   [63:0] now_compare;
    reg   [63:0] now_swap;
    reg   [31:0] now_request_length;
    reg   [13:0] now_payload_length;
    reg  [255:0] operands;
    reg    [7:0] at;
    reg    [5:0] left;
    reg          turn;
    reg          goes_on;
    wire         unit_read_valid;
    wire  [60:0] unit_read_address;
    wire         unit_write_valid;
    wire  [60:0] unit_write_address;
    wire  [63:0] unit_write_data;
    wire   [7:0] unit_write_enable;
    wire         unit_up_ready;
    wire   [1:0] unit_down_payload_tag;
    wire   [5:0] unit_down_payload_code;
    wire  [63:0] unit_down_payload_fetched;
    wire         unit_down_valid;
    reg   [63:0] words_rdata;
    reg   [63:0] word;
    wire         owners_up_ready;
    wire  [15:0] owners_down_payload_who;
    wire         owners_down_payload_fetching;
    wire   [1:0] owners_down_payload_size;
    wire         owners_down_valid;
    (* no_rw_check *)
    reg   [63:0] words [0:15];

    wire         swaps_match = line_down_payload_extension[287:280] == 8'd13;
    wire         swaps_term = swaps_match || line_down_payload_extension[287:280] == 8'd14;
    wire         swaps_term_2 = swaps_term || line_down_payload_extension[287:280] == 8'd15;
    wire         swaps_term_3 = swaps_term_2 || line_down_payload_extension[287:280] == 8'd16;
    wire         swaps_term_4 = swaps_term_3 || line_down_payload_extension[287:280] == 8'd17;
    wire         swaps_term_5 = swaps_term_4 || line_down_payload_extension[287:280] == 8'd18;
    wire         swaps = swaps_term_5 || line_down_payload_extension[287:280] == 8'd19;
    wire         owners_ready = owners_up_ready;
    wire         has = busy && owners_ready;
    wire         host_now = host_valid && !goes_on && (turn || !has);
    wire         unit_ready = unit_up_ready;
    wire         moves = has && !host_now && unit_ready;
    wire   [3:0] size_now = 4'd1 << now_size;
    wire         is_last = {2'd0, size_now} >= left;
    wire         is_over = moves && is_last;
    wire         loads = !busy || is_over;
    wire         code_now_term = !(now_code == 6'd1 || now_code == 6'd35);
    wire   [7:0] code_now_sum = at + {2'd0, now_swaps ? {2'd0, size_now} : left};
    wire         code_now_term_2 = now_begins_here && (!code_now_sum[7] || !(|code_now_sum[6:0]));
    wire   [5:0] code_now_choice = code_now_term ? now_code : !code_now_term_2 ? 6'd6 : now_code;
    wire   [5:0] code_now = now_is_long ? 6'd17 : code_now_choice;
    wire  [63:0] read_data = word;
    wire         is_answer_term = unit_down_valid && !unit_down_payload_tag[1];
    wire         is_answer = is_answer_term && unit_down_payload_tag[0];
    wire  [63:0] answer_payload_data_word = {unit_down_payload_fetched[31:0], 32'd0};
    wire  [63:0] answer_payload_data_choice = owners_down_payload_size[0] ? unit_down_payload_fetched : answer_payload_data_word;
    wire  [63:0] answer_payload_data_word_2 = {unit_down_payload_fetched[15:0], 48'd0};
    wire  [63:0] answer_payload_data_word_3 = {unit_down_payload_fetched[7:0], 56'd0};
    wire  [63:0] answer_payload_data_choice_2 = owners_down_payload_size[0] ? answer_payload_data_word_2 : answer_payload_data_word_3;
    wire         unit_up_payload_request_length_term = host_payload_opcode == 8'd13 || host_payload_opcode == 8'd14;
    wire         unit_up_payload_request_length_term_2 = unit_up_payload_request_length_term || host_payload_opcode == 8'd15;
    wire         unit_up_payload_request_length_term_3 = unit_up_payload_request_length_term_2 || host_payload_opcode == 8'd16;
    wire         unit_up_payload_request_length_term_4 = unit_up_payload_request_length_term_3 || host_payload_opcode == 8'd17;
    wire         unit_up_payload_request_length_term_5 = unit_up_payload_request_length_term_4 || host_payload_opcode == 8'd18;
    wire         unit_up_payload_request_length_term_6 = unit_up_payload_request_length_term_5 || host_payload_opcode == 8'd19;
    wire         unit_up_payload_request_length_term_7 = host_payload_data_type == 8'd4 || host_payload_data_type == 8'd5;
    wire         unit_up_payload_request_length_term_8 = unit_up_payload_request_length_term_7 || host_payload_data_type == 8'd6;
    wire         unit_up_payload_request_length_term_9 = unit_up_payload_request_length_term_8 || host_payload_data_type == 8'd7;
    wire         unit_up_payload_request_length_term_10 = unit_up_payload_request_length_term_9 || host_payload_data_type == 8'd10;
    wire         unit_up_payload_request_length_term_11 = host_payload_data_type == 8'd2 || host_payload_data_type == 8'd3;
    wire         unit_up_payload_request_length_term_12 = unit_up_payload_request_length_term_11 || host_payload_data_type == 8'd6;
    wire         unit_up_payload_request_length_term_13 = unit_up_payload_request_length_term_12 || host_payload_data_type == 8'd7;
    wire         unit_up_payload_request_length_term_14 = unit_up_payload_request_length_term_13 || host_payload_data_type == 8'd17;
    wire   [1:0] unit_up_payload_request_length_word = {
        unit_up_payload_request_length_term_10 || host_payload_data_type == 8'd11,
        unit_up_payload_request_length_term_14 || host_payload_data_type == 8'd11
    };
    wire   [3:0] unit_up_payload_request_length_shl = 4'd1 << unit_up_payload_request_length_word;
    wire  [31:0] unit_up_payload_request_length_choice = unit_up_payload_request_length_term_6 ? 32'd32 : {28'd0, unit_up_payload_request_length_shl};
    wire         unit_up_payload_payload_length_term = !unit_up_payload_request_length_term_6;
    wire  [63:0] unit_up_payload_operand_choice = now_size[0] ? operands[255:192] : {32'd0, operands[255:224]};
    wire  [63:0] unit_up_payload_operand_choice_2 = now_size[0] ? {48'd0, operands[255:240]} : {56'd0, operands[255:248]};
    wire  [63:0] unit_up_payload_operand_choice_3 = now_swaps ? now_swap : now_size[1] ? unit_up_payload_operand_choice : unit_up_payload_operand_choice_2;
    wire         now_is_long_below = line_down_payload_payload_length > 14'd32;
    wire         now_size_match = line_down_payload_extension[279:272] == 8'd4;
    wire         now_size_match_2 = line_down_payload_extension[279:272] == 8'd6;
    wire         now_size_term = now_size_match || line_down_payload_extension[279:272] == 8'd5 || now_size_match_2;
    wire         now_size_match_3 = line_down_payload_extension[279:272] == 8'd7;
    wire         now_size_term_2 = now_size_term || now_size_match_3 || line_down_payload_extension[279:272] == 8'd10;
    wire         now_size_match_4 = line_down_payload_extension[279:272] == 8'd11;
    wire         now_size_match_5 = line_down_payload_extension[279:272] == 8'd2;
    wire         now_size_term_3 = now_size_match_5 || line_down_payload_extension[279:272] == 8'd3 || now_size_match_2;
    wire         now_size_term_4 = now_size_term_3 || now_size_match_3 || line_down_payload_extension[279:272] == 8'd17;
    wire         left_term = !now_is_long_below;
    wire [255:0] operands_choice = now_size[0] ? {operands[191:0], 64'd0} : {operands[223:0], 32'd0};
    wire [255:0] operands_choice_2 = now_size[0] ? {operands[239:0], 16'd0} : {operands[247:0], 8'd0};

    block_fifo_w421_d8 line (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_who              (up_payload_who),
        .up_payload_code             (up_payload_code),
        .up_payload_fetching         (up_payload_fetching),
        .up_payload_extension        (up_payload_extension),
        .up_payload_request_length   (up_payload_request_length),
        .up_payload_payload_length   (up_payload_payload_length),
        .up_payload_address          (up_payload_address),
        .up_valid                    (up_valid),
        .up_ready                    (line_up_ready),
        .down_payload_who            (line_down_payload_who),
        .down_payload_code           (line_down_payload_code),
        .down_payload_fetching       (line_down_payload_fetching),
        .down_payload_extension      (line_down_payload_extension),
        .down_payload_request_length (line_down_payload_request_length),
        .down_payload_payload_length (line_down_payload_payload_length),
        .down_payload_address        (line_down_payload_address),
        .down_valid                  (line_down_valid),
        .down_ready                  (loads)
    );

    ses_atomic_unit_l2_t2 unit (
        .clk                         (clk),
        .rst                         (rst),
        .settings_min_max_number     (settings_min_max_number),
        .settings_wrong_pair_is_type (settings_wrong_pair_is_type),
        .read_data                   (read_data),
        .read_valid                  (unit_read_valid),
        .read_address                (unit_read_address),
        .write_valid                 (unit_write_valid),
        .write_address               (unit_write_address),
        .write_data                  (unit_write_data),
        .write_enable                (unit_write_enable),
        .up_payload_tag              (host_now ? 2'd3 : {1'b0, is_last}),
        .up_payload_code             (host_now ? 6'd1 : code_now),
        .up_payload_opcode           (host_now ? host_payload_opcode : now_opcode),
        .up_payload_data_type        (host_now ? host_payload_data_type : now_data_type),
        .up_payload_fetching         (host_now ? 1'b1 : now_fetching),
        .up_payload_request_length   (host_now ? unit_up_payload_request_length_choice : now_request_length),
        .up_payload_payload_length   (host_now ? {10'd0, unit_up_payload_request_length_shl & {4{unit_up_payload_payload_length_term}}} : now_payload_length),
        .up_payload_address          (host_now ? {57'd0, host_payload_address} : {56'd0, at}),
        .up_payload_operand          (host_now ? host_payload_operand : unit_up_payload_operand_choice_3),
        .up_payload_compare          (host_now ? host_payload_compare : now_compare),
        .up_valid                    (host_now || has),
        .up_ready                    (unit_up_ready),
        .down_payload_tag            (unit_down_payload_tag),
        .down_payload_code           (unit_down_payload_code),
        .down_payload_fetched        (unit_down_payload_fetched),
        .down_valid                  (unit_down_valid),
        .down_ready                  (!is_answer || answer_ready)
    );

    fifo_w19_d8 owners (
        .clk                   (clk),
        .rst                   (rst),
        .up_payload_who        (now_who),
        .up_payload_fetching   (now_fetching),
        .up_payload_size       (now_size),
        .up_valid              (is_over),
        .up_ready              (owners_up_ready),
        .down_payload_who      (owners_down_payload_who),
        .down_payload_fetching (owners_down_payload_fetching),
        .down_payload_size     (owners_down_payload_size),
        .down_valid            (owners_down_valid),
        .down_ready            (is_answer && answer_ready)
    );

    always @(posedge clk) begin
        if (unit_read_valid) words_rdata <= words[unit_read_address[3:0]];
        if (unit_write_valid) begin
            if (unit_write_enable[0]) words[unit_write_address[3:0]][7:0] <= unit_write_data[7:0];
            if (unit_write_enable[1]) words[unit_write_address[3:0]][15:8] <= unit_write_data[15:8];
            if (unit_write_enable[2]) words[unit_write_address[3:0]][23:16] <= unit_write_data[23:16];
            if (unit_write_enable[3]) words[unit_write_address[3:0]][31:24] <= unit_write_data[31:24];
            if (unit_write_enable[4]) words[unit_write_address[3:0]][39:32] <= unit_write_data[39:32];
            if (unit_write_enable[5]) words[unit_write_address[3:0]][47:40] <= unit_write_data[47:40];
            if (unit_write_enable[6]) words[unit_write_address[3:0]][55:48] <= unit_write_data[55:48];
            if (unit_write_enable[7]) words[unit_write_address[3:0]][63:56] <= unit_write_data[63:56];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            turn <= 1'b0;
            goes_on <= 1'b0;
        end else begin
            if (loads) begin
                busy <= line_down_valid;
            end
            if (moves) begin
                goes_on <= !is_last;
            end
            if (unit_ready) begin
                turn <= !host_now;
            end
        end
    end

    always @(posedge clk) begin
        if (loads) begin
            now_who <= line_down_payload_who;
            now_code <= line_down_payload_code;
            now_begins_here <= line_down_payload_address[63:7] == 57'h100000000000000;
            now_is_long <= now_is_long_below;
            now_opcode <= line_down_payload_extension[287:280];
            now_data_type <= line_down_payload_extension[279:272];
            now_size <= {now_size_term_2 || now_size_match_4, now_size_term_4 || now_size_match_4};
            now_fetching <= line_down_payload_fetching;
            now_swaps <= swaps;
            now_compare <= line_down_payload_extension[191:128];
            now_swap <= line_down_payload_extension[63:0];
            now_request_length <= line_down_payload_request_length;
            now_payload_length <= line_down_payload_payload_length;
            operands <= line_down_payload_extension[255:0];
            at <= {1'b0, line_down_payload_address[6:0]};
            left <= line_down_payload_payload_length[5:0] & {6{left_term}};
        end else if (moves) begin
            operands <= now_size[1] ? operands_choice : operands_choice_2;
            at <= at + {4'd0, size_now};
            left <= left - {2'd0, size_now};
        end
        word <= words_rdata;
    end

    assign host_done_valid = unit_down_valid && unit_down_payload_tag[1];
    assign host_done_code = unit_down_payload_code;
    assign host_done_fetched = unit_down_payload_fetched;
    assign up_ready = line_up_ready;
    assign answer_payload_who = owners_down_payload_who;
    assign answer_payload_code = unit_down_payload_code;
    assign answer_payload_has_data = owners_down_payload_fetching && unit_down_payload_code == 6'd1;
    assign answer_payload_data = owners_down_payload_size[1] ? answer_payload_data_choice : answer_payload_data_choice_2;
    assign answer_payload_length = 4'd1 << owners_down_payload_size;
    assign answer_valid = is_answer;
    assign host_ready = host_now && unit_ready;

    wire _unused_ok = &{1'b0, line_down_payload_extension[271:256], unit_read_address[60:4], unit_write_address[60:4], owners_down_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) request_finds_room: assert (!up_valid || line_up_ready);
    always @(posedge clk) if (!rst) answer_has_an_owner: assert (!is_answer || owners_down_valid);
`endif

endmodule

`default_nettype wire
