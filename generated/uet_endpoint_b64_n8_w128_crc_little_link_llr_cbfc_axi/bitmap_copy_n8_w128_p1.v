// Copy of the bitmaps of 8 contexts, for one reader.
`default_nettype none

module bitmap_copy_n8_w128_p1 (
    input  wire        clk,
    input  wire        write_enable,
    input  wire        write_store,
    input  wire  [2:0] write_pdc,
    input  wire        write_word,
    input  wire  [1:0] write_written,
    input  wire [63:0] write_data,
    input  wire  [2:0] pdc,
    input  wire        word,
    input  wire        lap,
    output reg  [63:0] slots
);

    reg  [63:0] memory_rdata;
    reg   [1:0] written_rdata;
    reg         read_word;
    reg         read_lap;
    reg  [63:0] memory [0:15];
    reg   [1:0] written [0:7];

    wire [1:0] written_rdata_shr_read_word = written_rdata >> read_word;
    wire       holds = written_rdata_shr_read_word[0];

    always @(posedge clk) begin
        memory_rdata <= memory[{pdc, word}];
        if (write_store) memory[{write_pdc, write_word}] <= write_data;
    end

    always @(posedge clk) begin
        written_rdata <= written[pdc];
        if (write_enable) written[write_pdc] <= write_written;
    end

    always @(posedge clk) begin
        read_word <= word;
        read_lap <= lap;
        slots <= (memory_rdata & {64{holds}}) ^ {64{read_lap}};
    end

    wire _unused_ok = &{1'b0, written_rdata_shr_read_word[1]};

endmodule

`default_nettype wire
