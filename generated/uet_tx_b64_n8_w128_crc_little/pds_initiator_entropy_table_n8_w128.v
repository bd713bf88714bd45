// The newest sendings of 16 entropy values of each of 8 PDCs that have come.
`default_nettype none

module pds_initiator_entropy_table_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] now,
    input  wire        arrival_enable,
    input  wire  [2:0] arrival_place,
    input  wire [15:0] arrival_entropy,
    input  wire [31:0] arrival_sent_at,
    input  wire  [2:0] look_place,
    input  wire [15:0] look_entropy,
    output wire        latest_valid,
    output wire [15:0] latest_entropy,
    output wire [31:0] latest_sent_at
);

    reg         clearing;
    reg   [6:0] cursor;
    reg  [31:0] limit;
    reg  [31:0] sent_at_fetch;
    reg  [31:0] sent_at_forward;
    reg  [31:0] sent_at_out;
    reg         learns_fetch;
    reg         learns_forward;
    reg         learns_out;
    reg         clears_fetch;
    reg         clears_forward;
    reg         clears_out;
    reg  [15:0] entropy_fetch;
    reg  [15:0] entropy_forward;
    reg  [15:0] entropy_out;
    wire        entries_word_valid;
    wire [15:0] entries_word_entropy;
    wire [31:0] entries_word_sent_at;
    wire  [6:0] entries_at;
    wire        entries_valid;
    reg   [6:0] address_fetch;
    reg   [6:0] address_forward;
    reg   [6:0] address_out;
    reg   [6:0] written_at;
    reg         written_data_valid;
    reg  [15:0] written_data_entropy;
    reg  [31:0] written_data_sent_at;
    wire        copy_word_valid;
    wire [15:0] copy_word_entropy;
    wire [31:0] copy_word_sent_at;
    reg         was_cleared;
    reg         is_known;

    wire        learns = arrival_enable && !clearing;
    wire  [3:0] address_xor = arrival_entropy[3:0] ^ arrival_entropy[7:4] ^ arrival_entropy[11:8];
    wire  [6:0] address = learns ? {arrival_place, address_xor ^ arrival_entropy[15:12]} : cursor;
    wire        entries_now_valid = entries_word_valid;
    wire [15:0] entries_now_entropy = entries_word_entropy;
    wire [31:0] entries_now_sent_at = entries_word_sent_at;
    wire [31:0] is_newer_difference = entries_now_sent_at - sent_at_out;
    wire        is_newer = is_newer_difference[31];
    wire [31:0] is_old_difference = limit - entries_now_sent_at;
    wire        is_old = |is_old_difference[31:30];
    wire        takes = learns_out && (!entries_now_valid || is_newer);
    wire        entries_next_valid_term = takes || (entries_now_valid && (learns_out || !is_old));
    wire        entries_next_valid_term_2 = entries_next_valid_term && !clears_out;
    wire [15:0] entries_next_entropy_choice = takes ? entropy_out : entries_now_entropy;
    wire [31:0] entries_next_sent_at_choice = takes ? sent_at_out : entries_now_sent_at;
    wire  [3:0] copy_read_xor = look_entropy[3:0] ^ look_entropy[7:4] ^ look_entropy[11:8];

    forwarding_ram_w49_d128_l3 entries (
        .clk          (clk),
        .rst          (rst),
        .addr         (address),
        .enable       (1'b1),
        .next_valid   (entries_next_valid_term_2),
        .next_entropy (entries_next_entropy_choice),
        .next_sent_at (entries_next_sent_at_choice),
        .write        (1'b1),
        .word_valid   (entries_word_valid),
        .word_entropy (entries_word_entropy),
        .word_sent_at (entries_word_sent_at),
        .at           (entries_at),
        .valid        (entries_valid)
    );

    context_copy_w49_n128 copy (
        .clk          (clk),
        .enable       (1'b1),
        .pdc          (written_at),
        .data_valid   (written_data_valid),
        .data_entropy (written_data_entropy),
        .data_sent_at (written_data_sent_at),
        .read         ({look_place, copy_read_xor ^ look_entropy[15:12]}),
        .word_valid   (copy_word_valid),
        .word_entropy (copy_word_entropy),
        .word_sent_at (copy_word_sent_at)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cursor <= 7'd0;
            was_cleared <= 1'b0;
            is_known <= 1'b0;
        end else begin
            if (!learns) begin
                cursor <= cursor + 7'd1;
            end
            if (&cursor) begin
                clearing <= 1'b0;
            end
            was_cleared <= !clearing;
            is_known <= was_cleared;
        end
    end

    always @(posedge clk) begin
        limit <= now;
        sent_at_fetch <= arrival_sent_at;
        sent_at_forward <= sent_at_fetch;
        sent_at_out <= sent_at_forward;
        learns_fetch <= learns;
        learns_forward <= learns_fetch;
        learns_out <= learns_forward;
        clears_fetch <= clearing;
        clears_forward <= clears_fetch;
        clears_out <= clears_forward;
        entropy_fetch <= arrival_entropy;
        entropy_forward <= entropy_fetch;
        entropy_out <= entropy_forward;
        address_fetch <= address;
        address_forward <= address_fetch;
        address_out <= address_forward;
        written_at <= address_out;
        written_data_valid <= entries_next_valid_term_2;
        written_data_entropy <= entries_next_entropy_choice;
        written_data_sent_at <= entries_next_sent_at_choice;
    end

    assign latest_valid = copy_word_valid && is_known;
    assign latest_entropy = copy_word_entropy;
    assign latest_sent_at = copy_word_sent_at;

    wire _unused_ok = &{1'b0, entries_at, entries_valid, is_newer_difference[30:0], is_old_difference[29:0]};

endmodule

`default_nettype wire
