// 8 words of 49 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w49_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [15:0] next_count,
    input  wire        next_tail,
    input  wire [31:0] next_bytes,
    input  wire        write,
    output wire [15:0] word_count,
    output wire        word_tail,
    output wire [31:0] word_bytes,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [48:0] memory_rdata;
    reg  [15:0] written_count;
    reg         written_tail;
    reg  [31:0] written_bytes;
    reg         wrote;
    reg         beside;
    reg  [15:0] fetched_count;
    reg         fetched_tail;
    reg  [31:0] fetched_bytes;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [48:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [15:0] word_count_choice = beside_last_and_wrote ? written_count : fetched_count;
    wire        word_tail_choice = beside_last_and_wrote ? written_tail : fetched_tail;
    wire [31:0] word_bytes_choice = beside_last_and_wrote ? written_bytes : fetched_bytes;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_count, next_tail, next_bytes};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_count <= next_count;
        written_tail <= next_tail;
        written_bytes <= next_bytes;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_count <= one_apart_and_wrote ? written_count : memory_rdata[48:33];
        fetched_tail <= one_apart_and_wrote ? written_tail : memory_rdata[32];
        fetched_bytes <= one_apart_and_wrote ? written_bytes : memory_rdata[31:0];
        beside_last <= beside;
    end

    assign word_count = word_count_choice;
    assign word_tail = word_tail_choice;
    assign word_bytes = word_bytes_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [15:0] expected_count;
    reg         expected_tail;
    reg  [31:0] expected_bytes;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [48:0] word_is_latest_word = {expected_count, expected_tail, expected_bytes};
    wire        word_is_latest_match = {word_count_choice, word_tail_choice, word_bytes_choice} == word_is_latest_word;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_count <= next_count;
                expected_tail <= next_tail;
                expected_bytes <= next_bytes;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
