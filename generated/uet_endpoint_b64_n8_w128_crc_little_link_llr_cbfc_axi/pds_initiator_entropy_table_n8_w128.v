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
    reg         access_1_learns;
    reg         access_1_clears;
    reg   [6:0] access_1_address;
    reg  [15:0] access_1_entropy;
    reg  [31:0] access_1_sent_at;
    reg         access_2_learns;
    reg         access_2_clears;
    reg   [6:0] access_2_address;
    reg  [15:0] access_2_entropy;
    reg  [31:0] access_2_sent_at;
    reg         access_3_learns;
    reg         access_3_clears;
    reg   [6:0] access_3_address;
    reg  [15:0] access_3_entropy;
    reg  [31:0] access_3_sent_at;
    reg  [31:0] limit;
    wire        entries_word_valid;
    wire [15:0] entries_word_entropy;
    wire [31:0] entries_word_sent_at;
    wire  [6:0] entries_at;
    wire        entries_valid;
    reg   [6:0] written_address;
    reg         written_entry_valid;
    reg  [15:0] written_entry_entropy;
    reg  [31:0] written_entry_sent_at;
    wire        copy_word_valid;
    wire [15:0] copy_word_entropy;
    wire [31:0] copy_word_sent_at;
    reg         was_cleared;
    reg         is_known;

    wire        learns = arrival_enable && !clearing;
    wire  [3:0] address_xor = arrival_entropy[3:0] ^ arrival_entropy[7:4] ^ arrival_entropy[11:8];
    wire  [6:0] address = learns ? {arrival_place, address_xor ^ arrival_entropy[15:12]} : cursor;
    wire        begun_learns = learns;
    wire        begun_clears = clearing;
    wire  [6:0] begun_address = address;
    wire [15:0] begun_entropy = arrival_entropy;
    wire [31:0] begun_sent_at = arrival_sent_at;
    wire  [6:0] write_address = access_3_address;
    wire        entries_now_valid = entries_word_valid;
    wire [31:0] entries_now_sent_at = entries_word_sent_at;
    wire [31:0] is_newer_difference = entries_now_sent_at - access_3_sent_at;
    wire        is_newer = is_newer_difference[31];
    wire        takes = access_3_learns && (!entries_now_valid || is_newer);
    wire [31:0] is_old_difference = limit - entries_now_sent_at;
    wire        is_old = |is_old_difference[31:30];
    wire        next_entry_valid_term = takes || (entries_now_valid && (access_3_learns || !is_old));
    wire        next_entry_valid = next_entry_valid_term && !access_3_clears;
    wire        write_entry_valid = next_entry_valid;
    wire [15:0] entries_now_entropy = entries_word_entropy;
    wire [15:0] next_entry_entropy = takes ? access_3_entropy : entries_now_entropy;
    wire [15:0] write_entry_entropy = next_entry_entropy;
    wire [31:0] next_entry_sent_at = takes ? access_3_sent_at : entries_now_sent_at;
    wire [31:0] write_entry_sent_at = next_entry_sent_at;
    wire  [3:0] copy_read_xor = look_entropy[3:0] ^ look_entropy[7:4] ^ look_entropy[11:8];

    forwarding_ram_w49_d128_l3 entries (
        .clk          (clk),
        .rst          (rst),
        .addr         (address),
        .enable       (1'b1),
        .next_valid   (next_entry_valid),
        .next_entropy (next_entry_entropy),
        .next_sent_at (next_entry_sent_at),
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
        .pdc          (written_address),
        .data_valid   (written_entry_valid),
        .data_entropy (written_entry_entropy),
        .data_sent_at (written_entry_sent_at),
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
        access_1_learns <= begun_learns;
        access_1_clears <= begun_clears;
        access_1_address <= begun_address;
        access_1_entropy <= begun_entropy;
        access_1_sent_at <= begun_sent_at;
        access_2_learns <= access_1_learns;
        access_2_clears <= access_1_clears;
        access_2_address <= access_1_address;
        access_2_entropy <= access_1_entropy;
        access_2_sent_at <= access_1_sent_at;
        access_3_learns <= access_2_learns;
        access_3_clears <= access_2_clears;
        access_3_address <= access_2_address;
        access_3_entropy <= access_2_entropy;
        access_3_sent_at <= access_2_sent_at;
        limit <= now;
        written_address <= write_address;
        written_entry_valid <= write_entry_valid;
        written_entry_entropy <= write_entry_entropy;
        written_entry_sent_at <= write_entry_sent_at;
    end

    assign latest_valid = copy_word_valid && is_known;
    assign latest_entropy = copy_word_entropy;
    assign latest_sent_at = copy_word_sent_at;

    wire _unused_ok = &{1'b0, entries_at, entries_valid, is_newer_difference[30:0], is_old_difference[29:0]};

endmodule

`default_nettype wire
