// Two neighbouring words of the bitmaps of 256 contexts, read at once.
`default_nettype none

module sack_words_n256_w1024 (
    input  wire         clk,
    input  wire         write_enable,
    input  wire         write_store,
    input  wire   [7:0] write_pdc,
    input  wire   [3:0] write_word,
    input  wire  [15:0] write_written,
    input  wire  [63:0] write_data,
    input  wire   [7:0] pdc,
    input  wire   [4:0] number,
    output reg  [127:0] slots
);

    reg  [63:0] even_rdata;
    reg  [63:0] odd_rdata;
    reg  [15:0] written_rdata;
    reg   [4:0] low;
    reg   [4:0] high;
    reg  [63:0] even [0:2047];
    reg  [63:0] odd [0:2047];
    reg  [15:0] written [0:255];

    wire  [4:0] next_number = number + 5'd1;
    wire [15:0] written_rdata_shr_low_3_0 = written_rdata >> low[3:0];
    wire        low_holds = written_rdata_shr_low_3_0[0];
    wire [15:0] written_rdata_shr_high_3_0 = written_rdata >> high[3:0];
    wire        high_holds = written_rdata_shr_high_3_0[0];
    wire  [4:0] even_rdata_choice = number[0] ? next_number : number;
    wire [10:0] even_word = {write_pdc, write_word[3:1]};
    wire [63:0] slots_and = (low[0] ? even_rdata : odd_rdata) & {64{high_holds}};
    wire [63:0] slots_and_2 = (low[0] ? odd_rdata : even_rdata) & {64{low_holds}};

    always @(posedge clk) begin
        even_rdata <= even[{pdc, even_rdata_choice[3:1]}];
        if (write_store && !write_word[0]) even[even_word] <= write_data;
    end

    always @(posedge clk) begin
        odd_rdata <= odd[{pdc, number[3:1]}];
        if (write_store && write_word[0]) odd[even_word] <= write_data;
    end

    always @(posedge clk) begin
        written_rdata <= written[pdc];
        if (write_enable) written[write_pdc] <= write_written;
    end

    always @(posedge clk) begin
        low <= number;
        high <= next_number;
        slots <= {slots_and ^ {64{high[4]}}, slots_and_2 ^ {64{low[4]}}};
    end

    wire _unused_ok = &{1'b0, even_rdata_choice[4], even_rdata_choice[0], written_rdata_shr_low_3_0[15:1], written_rdata_shr_high_3_0[15:1]};

endmodule

`default_nettype wire
