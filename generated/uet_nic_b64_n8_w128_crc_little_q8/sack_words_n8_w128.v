// Two neighbouring words of the bitmaps of 8 contexts, read at once.
`default_nettype none

module sack_words_n8_w128 (
    input  wire         clk,
    input  wire         write_enable,
    input  wire         write_store,
    input  wire   [2:0] write_pdc,
    input  wire         write_word,
    input  wire   [1:0] write_written,
    input  wire  [63:0] write_data,
    input  wire   [2:0] pdc,
    input  wire   [1:0] number,
    output reg  [127:0] slots
);

    reg  [63:0] even_rdata;
    reg  [63:0] odd_rdata;
    reg   [1:0] written_rdata;
    reg   [1:0] low;
    reg   [1:0] high;
    reg  [63:0] even [0:7];
    reg  [63:0] odd [0:7];
    reg   [1:0] written [0:7];

    wire  [1:0] next_number = number + 2'd1;
    wire  [1:0] written_rdata_shr_low_0 = written_rdata >> low[0];
    wire        low_holds = written_rdata_shr_low_0[0];
    wire  [1:0] written_rdata_shr_high_0 = written_rdata >> high[0];
    wire        high_holds = written_rdata_shr_high_0[0];
    wire [63:0] slots_and = (low[0] ? even_rdata : odd_rdata) & {64{high_holds}};
    wire [63:0] slots_and_2 = (low[0] ? odd_rdata : even_rdata) & {64{low_holds}};

    always @(posedge clk) begin
        even_rdata <= even[pdc];
        if (write_store && !write_word) even[write_pdc] <= write_data;
    end

    always @(posedge clk) begin
        odd_rdata <= odd[pdc];
        if (write_store && write_word) odd[write_pdc] <= write_data;
    end

    always @(posedge clk) begin
        written_rdata <= written[pdc];
        if (write_enable) written[write_pdc] <= write_written;
    end

    always @(posedge clk) begin
        low <= number;
        high <= next_number;
        slots <= {slots_and ^ {64{high[1]}}, slots_and_2 ^ {64{low[1]}}};
    end

    wire _unused_ok = &{1'b0, written_rdata_shr_low_0[1], written_rdata_shr_high_0[1]};

endmodule

`default_nettype wire
