// 256 entries of 133 bits that software has written, to be read back.
`default_nettype none

module uet_written_table_w133_n256 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [7:0] index,
    input  wire         write,
    input  wire [132:0] data,
    output wire [132:0] entry
);

    reg  [255:0] written;
    reg          is_written;
    reg  [132:0] entries [0:255];

    wire [132:0] entries_rdata = entries[index];
    wire [255:0] written_shr_index = written >> index;

    always @(posedge clk) begin
        if (write) entries[index] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 256'd0;
            is_written <= 1'b0;
        end else begin
            if (write) begin
                written <= written | (256'd1 << index);
            end
            is_written <= written_shr_index[0];
        end
    end

    assign entry = entries_rdata & {133{is_written}};

    wire _unused_ok = &{1'b0, written_shr_index[255:1]};

endmodule

`default_nettype wire
