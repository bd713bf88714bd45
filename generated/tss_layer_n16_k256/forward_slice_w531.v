// Stream register of 531 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w531 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_packet_ipv6,
    input  wire [127:0] up_payload_packet_source,
    input  wire [127:0] up_payload_packet_destination,
    input  wire         up_payload_packet_udp,
    input  wire  [63:0] up_payload_packet_between,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_an,
    input  wire         up_payload_packet_has_ssi,
    input  wire  [31:0] up_payload_packet_ssi,
    input  wire         up_payload_known,
    input  wire   [3:0] up_payload_index,
    input  wire   [1:0] up_payload_domain_mode,
    input  wire   [1:0] up_payload_domain_associations,
    input  wire   [7:0] up_payload_domain_crypt_offset,
    input  wire   [1:0] up_payload_domain_udp_aad,
    input  wire  [15:0] up_payload_domain_epoch_0,
    input  wire  [15:0] up_payload_domain_epoch_1,
    input  wire  [15:0] up_payload_domain_max_epoch_lifetime,
    input  wire  [15:0] up_payload_domain_max_epoch_ahead,
    input  wire  [47:0] up_payload_domain_rekey_mask,
    input  wire   [5:0] up_payload_domain_rekey_shift,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_packet_ipv6,
    output wire [127:0] down_payload_packet_source,
    output wire [127:0] down_payload_packet_destination,
    output wire         down_payload_packet_udp,
    output wire  [63:0] down_payload_packet_between,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_an,
    output wire         down_payload_packet_has_ssi,
    output wire  [31:0] down_payload_packet_ssi,
    output wire         down_payload_known,
    output wire   [3:0] down_payload_index,
    output wire   [1:0] down_payload_domain_mode,
    output wire   [1:0] down_payload_domain_associations,
    output wire   [7:0] down_payload_domain_crypt_offset,
    output wire   [1:0] down_payload_domain_udp_aad,
    output wire  [15:0] down_payload_domain_epoch_0,
    output wire  [15:0] down_payload_domain_epoch_1,
    output wire  [15:0] down_payload_domain_max_epoch_lifetime,
    output wire  [15:0] down_payload_domain_max_epoch_ahead,
    output wire  [47:0] down_payload_domain_rekey_mask,
    output wire   [5:0] down_payload_domain_rekey_shift,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          held_packet_ipv6;
    reg  [127:0] held_packet_source;
    reg  [127:0] held_packet_destination;
    reg          held_packet_udp;
    reg   [63:0] held_packet_between;
    reg   [13:0] held_packet_bytes;
    reg   [23:0] held_packet_sdi;
    reg          held_packet_an;
    reg          held_packet_has_ssi;
    reg   [31:0] held_packet_ssi;
    reg          held_known;
    reg    [3:0] held_index;
    reg    [1:0] held_domain_mode;
    reg    [1:0] held_domain_associations;
    reg    [7:0] held_domain_crypt_offset;
    reg    [1:0] held_domain_udp_aad;
    reg   [15:0] held_domain_epoch_0;
    reg   [15:0] held_domain_epoch_1;
    reg   [15:0] held_domain_max_epoch_lifetime;
    reg   [15:0] held_domain_max_epoch_ahead;
    reg   [47:0] held_domain_rekey_mask;
    reg    [5:0] held_domain_rekey_shift;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_packet_ipv6 <= up_payload_packet_ipv6;
            held_packet_source <= up_payload_packet_source;
            held_packet_destination <= up_payload_packet_destination;
            held_packet_udp <= up_payload_packet_udp;
            held_packet_between <= up_payload_packet_between;
            held_packet_bytes <= up_payload_packet_bytes;
            held_packet_sdi <= up_payload_packet_sdi;
            held_packet_an <= up_payload_packet_an;
            held_packet_has_ssi <= up_payload_packet_has_ssi;
            held_packet_ssi <= up_payload_packet_ssi;
            held_known <= up_payload_known;
            held_index <= up_payload_index;
            held_domain_mode <= up_payload_domain_mode;
            held_domain_associations <= up_payload_domain_associations;
            held_domain_crypt_offset <= up_payload_domain_crypt_offset;
            held_domain_udp_aad <= up_payload_domain_udp_aad;
            held_domain_epoch_0 <= up_payload_domain_epoch_0;
            held_domain_epoch_1 <= up_payload_domain_epoch_1;
            held_domain_max_epoch_lifetime <= up_payload_domain_max_epoch_lifetime;
            held_domain_max_epoch_ahead <= up_payload_domain_max_epoch_ahead;
            held_domain_rekey_mask <= up_payload_domain_rekey_mask;
            held_domain_rekey_shift <= up_payload_domain_rekey_shift;
        end
    end

    assign up_ready = ready;
    assign down_payload_packet_ipv6 = held_packet_ipv6;
    assign down_payload_packet_source = held_packet_source;
    assign down_payload_packet_destination = held_packet_destination;
    assign down_payload_packet_udp = held_packet_udp;
    assign down_payload_packet_between = held_packet_between;
    assign down_payload_packet_bytes = held_packet_bytes;
    assign down_payload_packet_sdi = held_packet_sdi;
    assign down_payload_packet_an = held_packet_an;
    assign down_payload_packet_has_ssi = held_packet_has_ssi;
    assign down_payload_packet_ssi = held_packet_ssi;
    assign down_payload_known = held_known;
    assign down_payload_index = held_index;
    assign down_payload_domain_mode = held_domain_mode;
    assign down_payload_domain_associations = held_domain_associations;
    assign down_payload_domain_crypt_offset = held_domain_crypt_offset;
    assign down_payload_domain_udp_aad = held_domain_udp_aad;
    assign down_payload_domain_epoch_0 = held_domain_epoch_0;
    assign down_payload_domain_epoch_1 = held_domain_epoch_1;
    assign down_payload_domain_max_epoch_lifetime = held_domain_max_epoch_lifetime;
    assign down_payload_domain_max_epoch_ahead = held_domain_max_epoch_ahead;
    assign down_payload_domain_rekey_mask = held_domain_rekey_mask;
    assign down_payload_domain_rekey_shift = held_domain_rekey_shift;
    assign down_valid = full;

endmodule

`default_nettype wire
