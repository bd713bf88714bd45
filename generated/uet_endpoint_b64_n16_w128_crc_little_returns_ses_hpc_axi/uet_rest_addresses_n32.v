// Where READs for 32 rendezvous sends go.
`default_nettype none

module uet_rest_addresses_n32 (
    input  wire         clk,
    input  wire         rst,
    input  wire         begins_valid,
    input  wire   [4:0] begins_slot,
    input  wire [127:0] begins_peer_source,
    input  wire   [3:0] begins_peer_local,
    input  wire         read_valid,
    input  wire   [4:0] read_payload_slot,
    input  wire  [15:0] read_payload_peer,
    input  wire         read_payload_rel,
    input  wire  [23:0] read_payload_job_id,
    input  wire   [7:0] read_payload_ri_generation,
    input  wire  [11:0] read_payload_pid_on_fep,
    input  wire  [11:0] read_payload_resource_index,
    input  wire  [15:0] read_payload_message_id,
    input  wire         read_payload_som,
    input  wire         read_payload_eom,
    input  wire  [63:0] read_payload_key,
    input  wire  [63:0] read_payload_buffer_offset,
    input  wire  [31:0] read_payload_request_length,
    input  wire  [13:0] read_payload_payload_length,
    input  wire  [31:0] read_payload_message_offset,
    input  wire  [63:0] read_payload_address,
    input  wire         done,
    input  wire         told,
    output wire         taken,
    output wire         may_end,
    output wire   [4:0] down_payload_slot,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire  [23:0] down_payload_job_id,
    output wire  [11:0] down_payload_pid_on_fep,
    output wire  [11:0] down_payload_resource_index,
    output wire  [63:0] down_payload_key,
    output wire  [63:0] down_payload_offset,
    output wire  [13:0] down_payload_length,
    output wire  [63:0] down_payload_address,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          begins_1_valid;
    reg    [4:0] begins_1_slot;
    reg  [127:0] begins_1_peer_source;
    reg    [3:0] begins_1_peer_local;
    reg    [4:0] held_slot;
    reg  [127:0] held_destination;
    reg    [3:0] held_local;
    reg   [23:0] held_job_id;
    reg   [11:0] held_pid_on_fep;
    reg   [11:0] held_resource_index;
    reg   [63:0] held_key;
    reg   [63:0] held_offset;
    reg   [13:0] held_length;
    reg   [63:0] held_address;
    reg          full;
    reg    [5:0] ends;
    reg  [131:0] peers [0:31];

    wire         takes = !full || down_ready;
    wire [131:0] peers_rdata = peers[read_payload_slot];

    always @(posedge clk) begin
        if (begins_1_valid) peers[begins_1_slot] <= {begins_1_peer_source, begins_1_peer_local};
    end

    always @(posedge clk) begin
        if (rst) begin
            begins_1_valid <= 1'b0;
            full <= 1'b0;
            ends <= 6'd0;
        end else begin
            begins_1_valid <= begins_valid;
            if (takes) begin
                full <= read_valid;
            end
            ends <= ends + {5'd0, done} - {5'd0, told};
        end
    end

    always @(posedge clk) begin
        begins_1_slot <= begins_slot;
        begins_1_peer_source <= begins_peer_source;
        begins_1_peer_local <= begins_peer_local;
        if (takes) begin
            held_slot <= read_payload_slot;
            held_destination <= peers_rdata[131:4];
            held_local <= peers_rdata[3:0];
            held_job_id <= read_payload_job_id;
            held_pid_on_fep <= read_payload_pid_on_fep;
            held_resource_index <= read_payload_resource_index;
            held_key <= read_payload_key;
            held_offset <= read_payload_buffer_offset + {32'd0, read_payload_message_offset};
            held_length <= read_payload_payload_length;
            held_address <= read_payload_address;
        end
    end

    assign taken = takes;
    assign may_end = !ends[5];
    assign down_payload_slot = held_slot;
    assign down_payload_destination = held_destination;
    assign down_payload_local = held_local;
    assign down_payload_job_id = held_job_id;
    assign down_payload_pid_on_fep = held_pid_on_fep;
    assign down_payload_resource_index = held_resource_index;
    assign down_payload_key = held_key;
    assign down_payload_offset = held_offset;
    assign down_payload_length = held_length;
    assign down_payload_address = held_address;
    assign down_valid = full;

    wire _unused_ok = &{1'b0, read_payload_peer, read_payload_rel, read_payload_ri_generation, read_payload_message_id, read_payload_som, read_payload_eom, read_payload_request_length};

endmodule

`default_nettype wire
