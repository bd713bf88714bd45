// 64 entries of 177 bits that software has written, to be read back.
`default_nettype none

module uet_written_table_w177_n64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [5:0] index,
    input  wire         write,
    input  wire [176:0] data,
    output wire [176:0] entry
);

    reg   [63:0] written;
    reg          is_written;
    reg  [176:0] entries [0:63];

    wire [176:0] entries_rdata = entries[index];
    wire  [63:0] written_shr_index = written >> index;

    always @(posedge clk) begin
        if (write) entries[index] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 64'd0;
            is_written <= 1'b0;
        end else begin
            if (write) begin
                written <= written | (64'd1 << index);
            end
            is_written <= written_shr_index[0];
        end
    end

    assign entry = entries_rdata & {177{is_written}};

    wire _unused_ok = &{1'b0, written_shr_index[63:1]};

endmodule

`default_nettype wire
