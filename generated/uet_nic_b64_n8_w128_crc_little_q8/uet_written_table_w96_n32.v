// 32 entries of 96 bits that software has written, to be read back.
`default_nettype none

module uet_written_table_w96_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [4:0] index,
    input  wire        write,
    input  wire [95:0] data,
    output wire [95:0] entry
);

    reg  [31:0] written;
    reg         is_written;
    reg  [95:0] entries [0:31];

    wire [95:0] entries_rdata = entries[index];
    wire [31:0] written_shr_index = written >> index;

    always @(posedge clk) begin
        if (write) entries[index] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 32'd0;
            is_written <= 1'b0;
        end else begin
            if (write) begin
                written <= written | (32'd1 << index);
            end
            is_written <= written_shr_index[0];
        end
    end

    assign entry = entries_rdata & {96{is_written}};

    wire _unused_ok = &{1'b0, written_shr_index[31:1]};

endmodule

`default_nettype wire
